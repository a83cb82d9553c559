'use client';

import { ReasonForm } from '@/components/forms/private/reason-form';
import { inviteByLink, inviteByMail, removeOwnCard } from '@/lib/care/client-card/actions';
import { cardPaths } from '@/lib/care/client-card/rules';
import { cardSchema } from '@/lib/care/client-card/schema';

const steps = { mail: inviteByMail, link: inviteByLink, remove: removeOwnCard } as const;

type CardStepProps = {
  readonly step: keyof typeof steps;
  readonly card: string;
  readonly button: string;
};

/** One thing that a therapist does with a client card. */
export function CardStep({ step, card, button }: CardStepProps) {
  return (
    <ReasonForm
      id={`card-${step}`}
      action={steps[step]}
      schema={cardSchema}
      postTo={`${cardPaths.card}/${card}`}
      hidden={{ card }}
      fields={[]}
      button={button}
    />
  );
}
