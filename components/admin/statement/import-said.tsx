import { Alert } from '@/components/ui/alert';
import { type ImportOutcome, importOutcomes } from '@/lib/payment/statement/outcomes';

/** The result for the file just sent. */
export function ImportSaid({ outcome }: { readonly outcome: ImportOutcome }) {
  const fine = outcome === 'imported' || outcome === 'known';
  return (
    <Alert
      asChild
      variant={fine ? 'success' : 'destructive'}
      className={`font-semibold ${fine ? 'text-success' : 'text-destructive'}`}
    >
      <p role={fine ? 'status' : 'alert'}>{importOutcomes[outcome]}</p>
    </Alert>
  );
}
