'use client';

import { useState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
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
      <div className="grid gap-1.5">
        <label htmlFor="statement-account" className="font-medium">
          Bank account
        </label>
        <Select id="statement-account" name={statementFields.account} defaultValue={accounts[0]?.id}>
          {accounts.map(({ id, label }) => (
            <option key={id} value={id}>
              {onBehalfOf === null ? label : `${onBehalfOf}: ${label}`}
            </option>
          ))}
        </Select>
      </div>
      {onBehalfOf !== null && (
        <div className="grid gap-1.5">
          <label htmlFor="statement-reason" className="font-medium">
            Why you import it for {onBehalfOf}
          </label>
          <Input
            id="statement-reason"
            name={statementFields.onBehalf}
            required
            maxLength={longestOnBehalf}
            autoComplete="off"
          />
        </div>
      )}
      <div className="grid gap-1.5">
        <label htmlFor="statement-file" className="font-medium">
          Bank statement
        </label>
        <p id="statement-hint" className="max-w-measure text-muted-foreground text-small">
          Excel (.xls, .xlsx) or CSV, as downloaded from the bank, without a password. The same file may be
          sent again: what is known stays as it is.
        </p>
        <FileInput
          id="statement-file"
          name={statementFields.file}
          required
          accept=".csv,.txt,.tsv,.xls,.xlsx,text/csv,text/plain,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-describedby="statement-hint"
        />
      </div>
      <SubmitButton sending={sending}>Import</SubmitButton>
      <p role="status" className="text-muted-foreground empty:hidden">
        {sending && 'The file is being read. A hundred thousand lines take about a minute.'}
      </p>
    </form>
  );
}
