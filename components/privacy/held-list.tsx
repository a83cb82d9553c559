import { ChevronDown } from '@/components/ui/icons';
import { formatCount } from '@/lib/count';
import type { HeldRecords } from '@/lib/privacy/records/queries';

const entries = (count: number) => (count === 1 ? '1 entry' : `${formatCount(count)} entries`);

/** What is held of somebody, kind by kind, and why; the rest of each behind a press. */
export function HeldList({ records }: { readonly records: readonly HeldRecords[] }) {
  const held = records.filter(({ count }) => count > 0);
  const none = records.filter(({ count }) => count === 0);
  return (
    <>
      <ul className="border-line border-t">
        {held.map(({ id, title, why, count, ground, howLong, onErasure }) => (
          <li key={id}>
            <details className="disclosure border-line border-b">
              <summary className="flex items-center justify-between gap-4 rounded-control py-4">
                <span className="grid gap-1">
                  <span className="flex flex-wrap items-baseline gap-x-3">
                    <strong>{title}</strong>
                    <span className="text-ink-soft text-small">{entries(count)}</span>
                  </span>
                  <span className="max-w-measure">{why}</span>
                </span>
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
                  <ChevronDown aria-hidden="true" className="chevron size-5" />
                </span>
              </summary>
              <dl className="grid gap-x-6 gap-y-2 pb-5 sm:grid-cols-[11rem_1fr]">
                <dt className="font-semibold">We may, because of</dt>
                <dd>{ground}</dd>
                <dt className="font-semibold">We keep it</dt>
                <dd>{howLong}</dd>
                <dt className="font-semibold">If you leave</dt>
                <dd>{onErasure}</dd>
              </dl>
            </details>
          </li>
        ))}
      </ul>
      {none.length > 0 && (
        <p className="text-ink-soft">
          We hold nothing of yours under: {none.map(({ title }) => title).join('; ')}.
        </p>
      )}
    </>
  );
}
