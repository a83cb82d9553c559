import { scopeField } from '@/components/booking/private/session/scope-field';
import { CancelAsClientForm, CancelAsTherapistForm } from '@/components/booking/private/session/session-asks';
import { moneyIfHostCancels } from '@/lib/booking/cancelled-words';
import type { Fee } from '@/lib/payment/appointment/rules';

type CancelFormProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly session: string;
  /** Distinguishes buttons with the same words for screen readers. */
  readonly about: string;
  readonly postTo: string;
  readonly by: 'client' | 'therapist';
  readonly open: boolean;
  /** Whether it belongs to a series: a therapist can cancel the later ones with it. */
  readonly inSeries?: boolean;
  /** The consequence for a client’s money; null when nothing is known of it. */
  readonly money?: ClientMoney | null;
  /** The fee of a guest, whom an email tells the reason and what becomes of the payment. */
  readonly mailed?: Fee | null;
};

/** The consequence for the money when a client cancels, and whether illness or a crisis changes it. */
export type ClientMoney = { readonly words: string; readonly excusable: boolean };

/** Cancelling a session. A therapist must give a reason. */
export function CancelForm({
  id,
  session,
  about,
  postTo,
  by,
  open,
  inSeries = false,
  money = null,
  mailed = null,
}: CancelFormProps) {
  const reason =
    by === 'therapist'
      ? {
          label: 'Reason',
          hint: mailed
            ? ['Your client gets it by email.', moneyIfHostCancels(mailed)].filter(Boolean).join(' ')
            : 'Your client can read it.',
        }
      : {
          label: 'Reason (optional)',
          hint: [money?.words, 'Your therapist can read it. You do not need to give a reason.']
            .filter(Boolean)
            .join(' '),
          required: false,
        };
  const Form = by === 'client' ? CancelAsClientForm : CancelAsTherapistForm;
  return (
    <Form
      id={id}
      postTo={postTo}
      hidden={{ session }}
      fields={[
        { name: 'reason', ...reason },
        ...(by === 'therapist' && inSeries ? [scopeField] : []),
        ...(!money?.excusable
          ? []
          : [
              {
                type: 'tick',
                name: 'excused',
                label: 'I was or am ill or in crisis',
                hint: 'We do not ask for proof. We tell your therapist only that you had a good reason.',
                required: false,
              } as const,
            ]),
      ]}
      button={open ? 'Cancel this session' : null}
      about={about}
      behind="Cancel"
    />
  );
}
