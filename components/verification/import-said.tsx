import { type ImportOutcome, importOutcomes } from '@/lib/admin/statement/rules';

/** What became of the file that was just sent. */
export function ImportSaid({ outcome }: { readonly outcome: ImportOutcome }) {
  const fine = outcome === 'imported' || outcome === 'known';
  const look = fine
    ? 'border-success bg-success-soft text-success'
    : 'border-danger bg-danger-soft text-danger';
  return (
    <p role={fine ? 'status' : 'alert'} className={`rounded-card border-2 p-5 font-semibold ${look}`}>
      {importOutcomes[outcome]}
    </p>
  );
}
