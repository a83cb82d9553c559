import { shownOnce } from '@/components/admin/second-factor/words';

/** Codes that are shown once. They can be selected, printed and written down. */
export function RecoveryCodeList({ codes }: { readonly codes: readonly string[] }) {
  return (
    <section aria-labelledby="recovery-codes" className="grid gap-3 rounded-card border-2 border-primary p-5">
      <h2 id="recovery-codes" className="font-sans text-h4">
        Your recovery codes
      </h2>
      <p className="max-w-measure">{shownOnce}</p>
      <ol className="grid grid-cols-1 gap-x-8 gap-y-1 font-mono text-lead tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
    </section>
  );
}
