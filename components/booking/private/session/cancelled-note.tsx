import { Card } from '@/components/ui/card';

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
};

/** Who cancelled a session or an appointment, why, and what its therapist has to do about the money. */
export function CancelledNote({ cancelledBy, reason, reader, paid }: CancelledNoteProps) {
  return (
    <>
      <Card
        asChild
        variant="muted"
        size="flush"
        className="max-w-measure whitespace-pre-wrap break-words p-4"
      >
        <p>
          <span className="block font-semibold text-small">
            Cancelled by {cancelledBy === reader ? 'you' : (cancellers[cancelledBy ?? ''] ?? 'us')}
          </span>
          {reason}
        </p>
      </Card>
      {reader === 'therapist' && paid && (
        <p className="max-w-measure text-small">
          It was paid. Please send back what the{' '}
          <a href="/refunds" className="text-link">
            refund rules
          </a>{' '}
          say, and write it down in{' '}
          <a href="/therapist-dashboard/payments" className="text-link">
            Payments
          </a>
          .
        </p>
      )}
    </>
  );
}
