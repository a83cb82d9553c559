import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { PrivacyPage } from '@/components/privacy/private/privacy-page';
import { ChevronDown } from '@/components/ui/icons';
import { requireViewer } from '@/lib/account/session/guard';
import { formatCount } from '@/lib/format/count';
import { type HeldRecords, heldRecords } from '@/lib/privacy/records/queries';

const entries = (count: number) => (count === 1 ? '1 entry' : `${formatCount(count)} entries`);

/** Kinds of data, and why we hold them; a click opens the details. */
function HeldList({ records }: { readonly records: readonly HeldRecords[] }) {
  const held = records.filter(({ count }) => count > 0);
  const none = records.filter(({ count }) => count === 0);
  return (
    <>
      <ul className="border-border border-t">
        {held.map(({ id, title, why, count, ground, howLong, onErasure }) => (
          <li key={id}>
            <details className="disclosure border-border border-b">
              <summary className="flex min-h-12 items-center justify-between gap-4 rounded-control py-2">
                <span className="flex flex-wrap items-baseline gap-x-3">
                  <strong>{title}</strong>
                  <span className="text-muted-foreground text-small">{entries(count)}</span>
                </span>
                <ChevronDown aria-hidden="true" className="chevron size-5 shrink-0 text-primary" />
              </summary>
              <dl className="grid gap-x-6 gap-y-2 pb-5 sm:grid-cols-[11rem_1fr]">
                <dt className="font-semibold">What we hold and why</dt>
                <dd>{why}</dd>
                <dt className="font-semibold">Legal basis</dt>
                <dd>{ground}</dd>
                <dt className="font-semibold">Retention</dt>
                <dd>{howLong}</dd>
                <dt className="font-semibold">If you delete your account</dt>
                <dd>{onErasure}</dd>
              </dl>
            </details>
          </li>
        ))}
      </ul>
      {none.length > 0 && (
        <p className="text-muted-foreground">
          We hold no data about you under: {none.map(({ title }) => title).join('; ')}.
        </p>
      )}
    </>
  );
}

export const metadata: Metadata = { title: 'What we hold about you' };

const here = '/account/privacy/held';

export default function HeldPage() {
  return guarded(
    () => requireViewer(here),
    async (viewer) => (
      <PrivacyPage
        here={here}
        title="What we hold about you"
        lead={
          <>
            Each kind of data, and why we hold it. The full list is in the{' '}
            <a href="/privacy" className="text-link">
              privacy notice
            </a>
            .
          </>
        }
      >
        <HeldList records={await heldRecords(viewer)} />
      </PrivacyPage>
    ),
  );
}
