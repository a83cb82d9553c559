import type { Metadata } from 'next';
import { AdminPage } from '@/components/admin/admin-page';
import { BookingState } from '@/components/admin/booking/booking-table';
import { CancellationForm } from '@/components/admin/booking/cancellation-form';
import { adminRecordPage } from '@/components/admin/record-page';
import { NewLinkForm } from '@/components/booking/private/new-link-form';
import { MeetingPlace } from '@/components/care/meeting-place';
import { Panel } from '@/components/layout/panel';
import { Facts } from '@/components/layout/private/facts';
import { readBooking } from '@/lib/admin/booking/queries';
import { priceForHouse } from '@/lib/admin/booking/rules';
import { modeLabels } from '@/lib/care/meeting/rules';
import { bothClocks, formatNamed, indianZone } from '@/lib/format/time';
import { isPaymentStatus, paymentStatusLabels } from '@/lib/payment/rules';
import { readRequest } from '@/lib/server/request/read-request';

export const metadata: Metadata = { title: 'Appointment' };

export default async function BookingPage({ params }: PageProps<'/admin/bookings/[id]'>) {
  const { id } = await params;
  const path = `/admin/bookings/${id}`;
  return adminRecordPage(
    path,
    async (viewer) => readBooking(viewer, id, await readRequest()),
    (booking) => {
      const {
        person,
        therapist,
        startsAt,
        endsAt,
        mode,
        cancelReason,
        cancelledBy,
        paymentId,
        cardReference,
      } = booking;
      const clocks = bothClocks(startsAt, booking.timeZone);
      const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
      return (
        <AdminPage
          title={formatNamed(startsAt)}
          lead={`${person?.name ?? 'Guest'} with ${therapist?.name ?? (booking.kind ? 'us' : 'us, for a consultation')}`}
          back={{ href: '/admin/bookings', label: 'All appointments' }}
        >
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <Panel id="facts" title="Appointment">
              <Facts
                facts={[
                  ['State', <BookingState key="state" status={booking.status} />],
                  ...(clocks.india ? ([['Their local time', clocks.own]] as const) : []),
                  ...(booking.kind ? ([['Kind of session', booking.kind.name]] as const) : []),
                  ['Length', `${minutes} minutes`],
                  ['How', mode ? (modeLabels[mode] ?? mode) : 'not given'],
                  ...(therapist === null
                    ? ([
                        [
                          'Where',
                          <MeetingPlace
                            key="where"
                            startsAt={startsAt}
                            endsAt={endsAt}
                            mode={mode}
                            meeting={booking.meeting}
                            other={person?.name ?? 'Somebody'}
                            reader="host"
                            now={new Date()}
                            timeZone={indianZone}
                          />,
                        ],
                      ] as const)
                    : []),
                  ['Email', person?.email ?? '–'],
                  ['Account', person?.userId ? 'Yes' : 'No, a guest'],
                  ['Price', priceForHouse(booking, new Date())],
                  ...booking.payments.map(
                    ({ id: payment, status }, index) =>
                      [
                        index === 0 ? 'Reported payment' : 'Another reported payment',
                        <a key={payment} href={`/admin/payments/${payment}`} className="text-link">
                          {isPaymentStatus(status) ? paymentStatusLabels[status] : status}
                        </a>,
                      ] as const,
                  ),
                  ...(paymentId
                    ? ([
                        [
                          'Payment',
                          <a
                            key="payment"
                            href={
                              cardReference
                                ? `/admin/card-payments?q=${cardReference}`
                                : `/admin/payments/${paymentId}`
                            }
                            className="text-link"
                          >
                            Booked with a payment link
                          </a>,
                        ],
                      ] as const)
                    : []),
                  ...(cancelledBy ? ([['Cancelled by', cancelledBy]] as const) : []),
                  ...(cancelReason ? ([['Reason', cancelReason]] as const) : []),
                ]}
              />
              {booking.status === 'confirmed' && person && (
                <NewLinkForm by="admin" participant={person.id} email={person.email} postTo={path} />
              )}
            </Panel>
            <Panel id="cancelling" title="Cancel for both sides">
              {booking.changes.cancellable ? (
                <p>We notify both by email and in their accounts, and the time is free again.</p>
              ) : (
                <p className="text-muted-foreground">This appointment can no longer be cancelled.</p>
              )}
              <CancellationForm
                id="cancel"
                postTo={path}
                hidden={{ booking: id }}
                fields={[{ name: 'reason', label: 'Reason', hint: 'Saved with the appointment.' }]}
                button={booking.changes.cancellable ? 'Cancel the appointment' : null}
              />
            </Panel>
          </div>
        </AdminPage>
      );
    },
  );
}
