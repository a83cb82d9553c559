import { Card } from '@/components/ui/card';

/** Codes shown once. The admin can select, print and copy them. */
export function RecoveryCodeList({ codes }: { readonly codes: readonly string[] }) {
  return (
    <Card asChild variant="marked" size="sm" className="grid gap-3">
      <section aria-labelledby="recovery-codes">
        <h2 id="recovery-codes" className="font-sans text-h4">
          Your recovery codes
        </h2>
        <p className="max-w-measure">
          Write them down or print this page, and keep them away from your phone. Use one when you do not have
          your phone. Each code works once, and we cannot show them again.
        </p>
        <ol className="grid grid-cols-1 gap-x-8 gap-y-1 text-lead tabular-nums tracking-wide sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
