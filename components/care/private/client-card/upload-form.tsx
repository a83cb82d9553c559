'use client';

import { FileForm } from '@/components/forms/private/file-form';
import { uploadClientList } from '@/lib/care/client-card/import/actions';
import { largestList, listFaults, listField } from '@/lib/care/client-card/import/rules';
import { cardPaths } from '@/lib/care/client-card/rules';

/** Uploads a list of clients; the next page shows what it holds before anything is imported. */
export function UploadForm() {
  return (
    <FileForm
      id="client-list"
      name={listField}
      action={uploadClientList}
      path={cardPaths.import}
      largest={largestList}
      tooLarge={listFaults['too-large']}
      label="Client list"
      hint="CSV or Excel, with the names of the columns in the first line"
      accept=".csv,.tsv,.txt,.xlsx,.xls,.zip,text/csv"
      button="Show preview"
      sendingLabel="Uploading..."
    />
  );
}
