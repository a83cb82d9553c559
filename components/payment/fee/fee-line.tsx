import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { planPositionInWords } from '@/lib/care/plan/credit/rules';
import { formatShown } from '@/lib/format/time';
import {
  chargedInWords,
  enteredInWords,
  type Fee,
  type FeeState,
  feeLabel,
  missedWords,
  paidInPart,
  priceInWords,
  whenToPay,
} from '@/lib/payment/appointment/rules';
import { partInWords } from '@/lib/payment/refund/rules';

const variants: Readonly<Record<FeeState, BadgeVariant>> = {
  none: 'muted',
  plan: 'success',
  due: 'warm',
  reported: 'muted',
  verified: 'success',
  entered: 'warm',
  refunded: 'muted',
};

type FeeLineProps = {
  readonly fee: Fee;
  /** End of the appointment, and the moment of reading. */
  readonly endsAt: Date;
  readonly now: Date;
  /** Zone of the reader. */
  readonly timeZone: string;
  /** Page to pay it; given only to the person who pays. */
  readonly payHref: string | null;
  /** Distinguishes buttons with the same words for screen readers. */
  readonly about: string;
  /** Whether paying is the next step, so that its button is the main one. */
  readonly leading?: boolean;
  /** The reader: the owner of the plan when a plan pays, or somebody else. */
  readonly reader?: 'client' | 'other';
  /** Whether the appointment is cancelled; a fee that is still due is then not paid any more. */
  readonly over?: boolean;
  /** Whether the client missed the appointment; a fee that is still due is then paid only if the two agree on that. */
  readonly missed?: boolean;
  /** Whether no head of a page names the clock of its times. */
  readonly alone?: boolean;
};

/** The price of an appointment, the state of its payment and, while it is due, how to pay. */
export function FeeLine({
  fee,
  endsAt,
  now,
  timeZone,
  payHref,
  about,
  leading = false,
  reader = 'client',
  over = false,
  missed = false,
  alone = false,
}: FeeLineProps) {
  const { state, refund, plan } = fee;
  const charged = chargedInWords(fee);
  const due = state === 'due' && (!over || charged !== null);
  const open = due && missed && charged === null;
  const when = open
    ? missedWords
    : due
      ? whenToPay(fee, { endsAt, now, timeZone, ...(!alone && { format: formatShown }) })
      : null;
  const part = paidInPart(fee, reader);
  const entered = enteredInWords(fee);
  const nothing =
    over &&
    !charged &&
    fee.amountPaise !== null &&
    fee.amountPaise > 0 &&
    (state === 'due' || state === 'none');
  if (plan) {
    return (
      <p>
        <Badge asChild variant={variants.plan}>
          <strong>{planPositionInWords(plan, reader)}</strong>
        </Badge>
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{priceInWords(fee)}</span>
        {(state !== 'none' || nothing) && (
          <Badge
            asChild
            variant={(refund && !entered) || nothing || open || part ? 'muted' : variants[state]}
          >
            <strong>{nothing ? 'Nothing to pay' : feeLabel(fee)}</strong>
          </Badge>
        )}
      </p>
      {charged && <p className="text-muted-foreground text-small">{charged}</p>}
      {refund && <p className="text-muted-foreground text-small">{partInWords(refund)} refunded.</p>}
      {part && <p className="text-muted-foreground text-small">{part}</p>}
      {entered && <p className="text-muted-foreground text-small">{entered}</p>}
      {when && <p className="text-muted-foreground text-small">{when}</p>}
      {due && payHref && (
        <Button asChild variant={leading && !open ? 'default' : 'outline'}>
          <a href={payHref}>
            Pay now<span className="sr-only">: {about}</span>
          </a>
        </Button>
      )}
    </div>
  );
}
