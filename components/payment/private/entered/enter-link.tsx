import { Button } from '@/components/ui/button';
import type { Fee } from '@/lib/payment/appointment/rules';
import { enterPath } from '@/lib/payment/entered/rules';

/** The therapist's way from a session to its money; nothing where a plan pays, or where it costs nothing. */
export function EnterLink({
  appointment,
  fee,
  about,
}: {
  readonly appointment: string;
  readonly fee: Pick<Fee, 'state' | 'amountPaise' | 'paidPaise'>;
  /** Distinguishes links with the same words for screen readers. */
  readonly about: string;
}) {
  const { state, amountPaise, paidPaise } = fee;
  const entered = state === 'entered';
  const open = state === 'due' || (state === 'none' && amountPaise === null) || paidPaise !== undefined;
  if (!entered && !open) return null;
  return (
    <Button asChild variant="outline" className="justify-self-start">
      <a href={`${enterPath}/${appointment}`}>
        {entered && paidPaise === undefined ? 'View entered payment' : 'Enter payment'}
        <span className="sr-only">: {about}</span>
      </a>
    </Button>
  );
}
