import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { ButtonForm } from '@/components/forms/button-form';
import { Panel } from '@/components/layout/panel';
import { TitledSection } from '@/components/layout/titled-section';
import { NomineeForm } from '@/components/privacy/private/nominee-form';
import { PrivacyPage } from '@/components/privacy/private/privacy-page';
import { When } from '@/components/ui/format';
import { requireViewer } from '@/lib/account/session/guard';
import { removeOwnNominee } from '@/lib/privacy/nominee/actions';
import { nomineeVersion, ownNominee } from '@/lib/privacy/nominee/queries';

export const metadata: Metadata = { title: 'Your nominee' };

const here = '/account/privacy/nominee';

export default function NomineePage() {
  return guarded(
    () => requireViewer(here),
    async (viewer) => {
      const nominee = await ownNominee(viewer);
      return (
        <PrivacyPage
          here={here}
          title="Your nominee"
          lead="A person you trust to use your rights if you die or become unable to: to request, correct or delete your data."
        >
          <Panel id="who" title={nominee ? 'Your nominee' : 'Name a nominee'}>
            {nominee && (
              <p className="wrap-anywhere">
                You named <strong>{nominee.name}</strong> on <When at={nominee.updatedAt} as="day" />.
              </p>
            )}
            <NomineeForm nominee={nominee} version={nomineeVersion(nominee)} />
            <ButtonForm
              id="remove-nominee"
              action={removeOwnNominee}
              postTo={here}
              fields={{}}
              label={nominee ? 'Remove this person' : null}
            />
          </Panel>
          <TitledSection id="know" title="Good to know" size="h4" className="grid max-w-measure gap-3">
            <ul className="list-disc space-y-2 pl-5 marker:text-primary">
              <li>
                We do not contact this person, and they cannot see your data while you can act yourself.
              </li>
              <li>Please ask them first, and tell them that they can contact us if needed.</li>
              <li>We will ask them for proof of identity, and proof that you have died or cannot act.</li>
              <li>The law calls this the right to nominate (DPDP Act 2023, section 14).</li>
            </ul>
          </TitledSection>
        </PrivacyPage>
      );
    },
  );
}
