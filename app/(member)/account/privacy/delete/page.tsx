import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { Panel } from '@/components/layout/panel';
import { EraseForm } from '@/components/privacy/private/erase-form';
import { ErasureByKind, ErasureSteps, OpenMatters } from '@/components/privacy/private/erasure-facts';
import { PrivacyPage } from '@/components/privacy/private/privacy-page';
import { requireViewer } from '@/lib/account/session/guard';
import { checkoutCurrencies } from '@/lib/payment/checkout/rules';
import { amountInWords } from '@/lib/payment/transaction/rules';
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
      const ahead = checkoutCurrencies.flatMap((currency) => {
        const paid = preview.paidAhead.filter((one) => one.currency === currency);
        const amountPaise = paid.reduce((sum, { paise }) => sum + paise, 0);
        return amountPaise > 0 ? amountInWords({ amountPaise, currency }) : [];
      });
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
              <EraseForm asksPassword={asksPassword} paidAhead={ahead.join(' and ') || null} />
            ) : (
              <p className="max-w-measure font-semibold">{closed}</p>
            )}
          </Panel>
        </PrivacyPage>
      );
    },
  );
}
