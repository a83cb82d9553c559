import type { ReactNode } from 'react';
import { FactLine } from '@/components/layout/private/fact-line';
import { type Line, LineList } from '@/components/layout/private/line-list';
import { When } from '@/components/ui/format';
import type { CardRow } from '@/lib/care/client-card/queries';
import { cardPaths } from '@/lib/care/client-card/rules';
import { spacedPhone } from '@/lib/format/spaced-phone';

type Invited = Pick<CardRow, 'state' | 'invitedAt'>;

/** "Invited on 12 Nov 2026, 10:00", or that there is no open invitation. */
export function invitedInWords({ state, invitedAt }: Invited, timeZone: string): ReactNode {
  if (!invitedAt) return 'Not invited';
  if (state !== 'invited') return 'Invitation ended';
  return (
    <>
      Invited on <When at={invitedAt} zone={timeZone} />
    </>
  );
}

type CardListProps = {
  readonly cards: readonly CardRow[];
  readonly empty: string;
  /** IANA zone of the therapist. */
  readonly timeZone: string;
};

/** Clients without an account: each leads to its card. */
export function CardList({ cards, empty, timeZone }: CardListProps) {
  const lines = cards.map((card): Line => {
    const { id, name, email, phone } = card;
    return {
      id,
      title: (
        <a href={`${cardPaths.card}/${id}`} className="tap text-link">
          {name}
        </a>
      ),
      note: (
        <FactLine facts={email || phone ? [email, phone && spacedPhone(phone)] : ['No address or number']} />
      ),
      end: <span className="text-muted-foreground text-small">{invitedInWords(card, timeZone)}</span>,
    };
  });
  return <LineList lines={lines} empty={empty} />;
}
