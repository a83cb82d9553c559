import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { Panel } from '@/components/layout/panel';
import { EraseForm } from '@/components/privacy/private/erase-form';
import { ErasureByKind, ErasureSteps, OpenMatters } from '@/components/privacy/private/erasure-facts';
import { PrivacyPage } from '@/components/privacy/private/privacy-page';
import { requireViewer } from '@/lib/account/session/guard';
import { formatRupees } from '@/lib/format/money';
import { erasurePreview } from '@/lib/privacy/erasure/queries';
import { erasureMessages } from '@/lib/privacy/erasure/rules';
import { heldRecords } from '@/lib/privacy/records/queries';

export const metadata: Metadata = { title: 'Delete your account' };

const here = '/account/privacy/delete';

export default function DeletePage() {
  return guarded(
    () => requireViewer(here),
    async (viewer) => {
      const [preview, records] = await Promise.all([erasurePreview(viewer), heldRecords(viewer)]);
      const { asksPassword, freshSignIn, lastAdmin } = preview;
      const ahead = preview.paidAhead.reduce((sum, { paise }) => sum + paise, 0);
      const closed = lastAdmin
        ? erasureMessages.lastAdmin
        : !asksPassword && !freshSignIn
          ? erasureMessages.notFresh
          : null;
      return (
        <PrivacyPage
          here={here}
          title="Delete your account"
          lead={
            <>
              You can delete your account at any time, without giving a reason. You may want{' '}
              <a href="/account/privacy/copy" className="text-link">
                a copy of your data
              </a>{' '}
              first.
            </>
          }
        >
          <Panel id="what" title="What happens">
            <ErasureSteps />
            <ErasureByKind records={records} />
          </Panel>
          <OpenMatters preview={preview} />
          <Panel id="delete-it" title="Delete your account">
            {closed === null ? (
              <EraseForm asksPassword={asksPassword} paidAhead={ahead > 0 ? formatRupees(ahead) : null} />
            ) : (
              <p className="max-w-measure font-semibold">{closed}</p>
            )}
          </Panel>
        </PrivacyPage>
      );
    },
  );
}
