import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { ButtonForm } from '@/components/forms/button-form';
import { Panel } from '@/components/layout/panel';
import { CorrectionForm } from '@/components/privacy/private/correction-form';
import { PrivacyPage } from '@/components/privacy/private/privacy-page';
import { EmptyNote } from '@/components/ui/empty';
import { When } from '@/components/ui/format';
import { requireViewer } from '@/lib/account/session/guard';
import { takeBackOwnCorrection } from '@/lib/privacy/correction/actions';
import { listOwnCorrections, type OwnCorrection } from '@/lib/privacy/correction/queries';
import { correctionFormKind } from '@/lib/privacy/correction/rules';
import { issueVisitToken } from '@/lib/server/action/form-token';

function CorrectionList({ corrections }: { readonly corrections: readonly OwnCorrection[] }) {
  return (
    <ul className="divide-y divide-border">
      {corrections.map(({ id, reference, details, requestedAt, state, open }) => (
        <li key={id} className="grid gap-3 py-5 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6">
            <strong>{state}</strong>
            <span className="text-muted-foreground text-small">
              Sent on <When at={requestedAt} as="day" />, reference {reference}
            </span>
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{details}</p>
          <ButtonForm
            id={`take-back-${reference}`}
            action={takeBackOwnCorrection}
            postTo="/account/privacy/correction"
            fields={{ request: id }}
            label={open ? 'Cancel request' : null}
            about={`reference ${reference}`}
          />
        </li>
      ))}
    </ul>
  );
}

export const metadata: Metadata = { title: 'Correct your details' };

const here = '/account/privacy/correction';

export default function CorrectionPage() {
  return guarded(
    () => requireViewer(here),
    async (viewer) => {
      const corrections = await listOwnCorrections(viewer);
      return (
        <PrivacyPage
          here={here}
          title="Correct your details"
          lead={
            <>
              You can change your name, phone, goals and picture in{' '}
              <a href="/edit-profile" className="text-link">
                your profile
              </a>
              . For everything else, such as your email address, ask us here.
            </>
          }
        >
          <Panel id="ask" title="Ask for a correction">
            <CorrectionForm formToken={issueVisitToken(correctionFormKind)} />
          </Panel>
          <Panel id="asked" title="Your requests">
            {corrections.length > 0 ? (
              <CorrectionList corrections={corrections} />
            ) : (
              <EmptyNote>No requests yet. You will see your requests and their outcome here.</EmptyNote>
            )}
          </Panel>
        </PrivacyPage>
      );
    },
  );
}
