import 'server-only';
import { notFound, redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { linkedPage } from '@/app/(member)/therapist-dashboard/practice-page';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { When } from '@/components/ui/format';
import type { MemberOf } from '@/lib/account/session/session';
import { type OpenedGuest, openGuest } from '@/lib/care/session/guest';
import { guestRecordPath } from '@/lib/care/session/rules';
import { readRequest } from '@/lib/server/request/read-request';

export type Shown = {
  readonly viewer: MemberOf<'therapist'>;
  readonly guest: OpenedGuest;
  readonly path: ReturnType<typeof guestRecordPath>;
};

/**
 * A page about the guest of one session. Once an account has taken the booking over, the client's record is in its
 * place.
 * @param content reads what the page shows
 * @param below whether it is a page below the guest's own
 */
export function guestPage(
  bookingId: string,
  content: (shown: Shown) => ReactNode | Promise<ReactNode>,
  below = false,
): Promise<ReactNode> {
  const path = guestRecordPath(bookingId);
  return linkedPage({ from: path, title: 'Guest' }, async (viewer) => {
    const guest = await openGuest(viewer, bookingId, await readRequest());
    if (!guest) notFound();
    if (guest.clientId !== null) redirect(`/therapist-dashboard/clients/${guest.clientId}`);
    return (
      <>
        <PageHead
          title={guest.name}
          lead={
            <>
              Booked without an account: session of <When at={guest.sessionDate} />
            </>
          }
          back={
            below
              ? { href: path, label: 'Forms and homework' }
              : { href: '/therapist-dashboard/sessions', label: 'Sessions' }
          }
        />
        {await content({ viewer, guest, path })}
      </>
    );
  });
}
