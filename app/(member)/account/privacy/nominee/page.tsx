import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { ButtonForm } from '@/components/forms/button-form';
import { Panel } from '@/components/layout/panel';
import { NomineeForm } from '@/components/privacy/private/nominee-form';
import { PrivacyPage } from '@/components/privacy/private/privacy-page';
import { requireViewer } from '@/lib/account/session/guard';
import { formatDay, indianDay } from '@/lib/format/time';
import { removeOwnNominee } from '@/lib/privacy/nominee/actions';
import { nomineeVersion, ownNominee } from '@/lib/privacy/nominee/queries';

export const metadata: Metadata = { title: 'Your nominee' };

const here = '/account/privacy/nominee';

/** The person who may act for the viewer one day. */
export default function NomineePage() {
  return guarded(
    () => requireViewer(here),
    async (viewer) => {
      const nominee = await ownNominee(viewer);
      return (
        <PrivacyPage
          here={here}
          title="Your nominee"
          lead="Somebody you trust, who may use your rights here if you die or can no longer act: ask for your data, have it corrected, have it deleted."
        >
          <Panel id="who" title={nominee ? 'Whom you have named' : 'Name somebody'}>
            {nominee && (
              <p className="break-words">
                You have named <strong>{nominee.name}</strong>, on {formatDay(indianDay(nominee.updatedAt))}.
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
          <section aria-labelledby="know" className="grid max-w-measure gap-3">
            <h2 id="know" className="text-h4">
              Good to know
            </h2>
            <ul className="list-disc space-y-2 pl-5 marker:text-primary">
              <li>
                We do not write to this person, and they see nothing of yours while you can act yourself.
              </li>
              <li>Please ask them first, and tell them that they can write to us if it is ever needed.</li>
              <li>We will ask them to show who they are, and that the time has come.</li>
              <li>The law calls this the right to nominate (DPDP Act 2023, section 14).</li>
            </ul>
          </section>
        </PrivacyPage>
      );
    },
  );
}
