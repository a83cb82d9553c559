import { ReasonNote } from '@/components/layout/reason-note';

const cancellers: Readonly<Record<string, string>> = {
  client: 'the client',
  guest: 'the person who booked it',
  therapist: 'the therapist',
  admin: 'our team',
};

type CancelledNoteProps = {
  readonly cancelledBy: string | null;
  readonly reason: string | null;
  readonly reader: 'client' | 'therapist';
  /** Whether its payment has arrived, which a therapist then sends back. */
  readonly paid: boolean;
  /** Whether a part of it has gone back. */
  readonly partSent?: boolean;
};

/** Says who cancelled a session or an appointment, why, and what its therapist has to do about the money. */
export function CancelledNote({ cancelledBy, reason, reader, paid, partSent }: CancelledNoteProps) {
  return (
    <>
      <ReasonNote
        title={`Cancelled by ${cancelledBy === reader ? 'you' : (cancellers[cancelledBy ?? ''] ?? 'us')}`}
        reason={reason}
      />
      {reader === 'therapist' && paid && (
        <p className="max-w-measure text-small">
          {!partSent && 'It was paid. '}
          <a href="/therapist-dashboard/payments#to-send-back" className="text-link">
            Refunds due
          </a>{' '}
          shows {partSent ? 'whether more is due' : 'the amount and the last day'} under the{' '}
          <a href="/refunds" className="text-link">
            refund rules
          </a>
          .
        </p>
      )}
    </>
  );
}
