import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { TaskPage } from '@/components/account/private/frame/task-page';
import { WithdrawGuestForm } from '@/components/booking/private/guest-withdraw-form';
import { OwnForm, titleOfForm } from '@/components/care/private/form/own-form';
import { isClient } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { saveGuestFormStep, signGuestForm } from '@/lib/booking/assignment/actions';
import { guestFormPlace } from '@/lib/booking/assignment/place';
import { openForm } from '@/lib/care/form/queries';
import { ownFormPath } from '@/lib/care/form/rules';

export const metadata: Metadata = { title: 'Form', robots: { index: false, follow: false } };

/** Leads the account that has taken the form over to it; anybody else finds nothing. */
async function leadToOwn(id: string): Promise<never> {
  const viewer = await currentViewer();
  if (isClient(viewer) && (await openForm(viewer, id)) !== undefined) redirect(ownFormPath(id));
  notFound();
}

/** A form that the therapist has asked the guest of an appointment for. The appointment's link is the key. */
export default async function GuestFormPage({
  params,
  searchParams,
}: PageProps<'/book/appointment/[token]/forms/[id]'>) {
  const [{ token, id }, query] = await Promise.all([params, searchParams]);
  const place = await guestFormPlace(token, id);
  const found = place && (await openForm(place.respondent, id));
  if (!place || found === undefined) return leadToOwn(id);
  const { path } = place;
  const title = titleOfForm(found);
  return (
    <TaskPage title={title} back={{ href: `/book/appointment/${token}`, label: 'Your appointment' }}>
      <h1 className="wrap-anywhere text-h2">{title}</h1>
      <OwnForm
        found={found}
        place={{ path, save: saveGuestFormStep, sign: signGuestForm, booking: token }}
        query={query}
        withdraw={({ withdrawnAt }) => (
          <WithdrawGuestForm
            id="withdraw"
            postTo={path}
            hidden={{ form: id, booking: token }}
            fields={[]}
            button={withdrawnAt ? null : 'Withdraw permanently'}
            behind="Withdraw my signature"
            className="max-w-measure"
          />
        )}
      />
    </TaskPage>
  );
}
