'use client';

import { useState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { Input } from '@/components/ui/input';
import { statementField, statementsPath } from '@/lib/payment/statement/rules';

/**
 * Sends the file as an ordinary form, with or without scripts: the answer is a page. The script only says that a long
 * file is being read.
 */
export function StatementForm() {
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
        <label htmlFor="statement-file" className="font-medium">
          Bank statement (CSV)
        </label>
        <p id="statement-hint" className="max-w-measure text-muted-foreground text-small">
          As downloaded from the bank, up to 20 MB. Files with commas, semicolons or tabs are read. The same
          file may be sent again: what is known stays as it is.
        </p>
        <Input
          id="statement-file"
          name={statementField}
          type="file"
          required
          accept=".csv,.txt,.tsv,text/csv,text/plain"
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
