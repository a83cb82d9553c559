'use client';

import { useState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { Field, FieldDescription, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { FileInput } from '@/components/ui/private/file-input';
import { Select } from '@/components/ui/select';
import type { StatementAccounts } from '@/lib/payment/statement/queries';
import { statementFields, statementsPath } from '@/lib/payment/statement/rules';
import { longestOnBehalf } from '@/lib/payment/verification/rules';

/**
 * Sends the file as an ordinary form, with or without scripts: the answer is a page. The script only says that a long
 * file is being read.
 */
export function StatementForm({ accounts, onBehalfOf }: StatementAccounts) {
  const [sending, setSending] = useState(false);
  return (
    <form
      action={statementsPath}
      method="post"
      encType="multipart/form-data"
      aria-label="Import a bank statement"
      onSubmit={() => setSending(true)}
      className="grid gap-4"
    >
      <Field>
        <FieldLabel htmlFor="statement-account">Bank account</FieldLabel>
        <Select id="statement-account" name={statementFields.account} defaultValue={accounts[0]?.id}>
          {accounts.map(({ id, label }) => (
            <option key={id} value={id}>
              {onBehalfOf === null ? label : `${onBehalfOf}: ${label}`}
            </option>
          ))}
        </Select>
      </Field>
      {onBehalfOf !== null && (
        <Field>
          <FieldLabel htmlFor="statement-reason">Reason for importing it for {onBehalfOf}</FieldLabel>
          <Input
            id="statement-reason"
            name={statementFields.onBehalf}
            required
            maxLength={longestOnBehalf}
            autoComplete="off"
          />
        </Field>
      )}
      <Field>
        <FieldLabel htmlFor="statement-file">Bank statement</FieldLabel>
        <FieldDescription id="statement-hint">
          Excel (.xls, .xlsx) or CSV, as downloaded from the bank, or a ZIP with that one file, without a
          password. You can upload the same file again; duplicates are ignored.
        </FieldDescription>
        <FileInput
          id="statement-file"
          name={statementFields.file}
          required
          accept=".csv,.txt,.tsv,.xls,.xlsx,.zip,application/zip,text/csv,text/plain,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby="statement-hint"
        />
      </Field>
      <SubmitButton sending={sending}>Import</SubmitButton>
      <p role="status" className="text-muted-foreground empty:hidden">
        {sending && 'Reading the file. A hundred thousand lines take about a minute.'}
      </p>
    </form>
  );
}
