import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { linkedPage } from '@/app/(member)/therapist-dashboard/practice-page';
import { KeptHours } from '@/components/booking/private/session/kept-hours';
import { invitedInWords } from '@/components/care/private/client-card/card-list';
import { CardStep } from '@/components/care/private/client-card/card-step';
import { Section } from '@/components/layout/private/section';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { BroughtFamilies } from '@/components/privacy/private/brought-families';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Phone } from '@/components/ui/format';
import { Input } from '@/components/ui/input';
import { zoneOf } from '@/lib/account/session/viewer';
import { keptHoursFor } from '@/lib/booking/kept-hour/queries';
import { findCard } from '@/lib/care/client-card/queries';
import { cardMessages, cardPaths, invitationDays } from '@/lib/care/client-card/rules';
import { broughtAbout } from '@/lib/privacy/export/practice/brought/queries';

type InvitationLinkProps = {
  readonly link: string;
  /** International form; the chat opens with it. */
  readonly phone: string | null;
};

/** The open invitation as text to copy, and the chat with it filled in. The words name nobody. */
function InvitationLink({ link, phone }: InvitationLinkProps) {
  const words = `Here is the invitation that we spoke about: ${link}`;
  const chat = `https://wa.me/${phone?.slice(1) ?? ''}?text=${encodeURIComponent(words)}`;
  return (
    <div className="grid gap-3">
      <label className="grid gap-1">
        <span className="font-semibold">Link</span>
        <Input readOnly defaultValue={link} />
      </label>
      <Button asChild className="justify-self-start">
        <a href={chat} target="_blank" rel="noreferrer">
          Open in WhatsApp
        </a>
      </Button>
    </div>
  );
}

export const metadata: Metadata = { title: 'Client card' };

/** One client without an account: what the therapist noted, and the ways to invite. */
export default async function CardPage({
  params,
  searchParams,
}: PageProps<'/therapist-dashboard/clients/cards/[id]'>) {
  const { id } = await params;
  return linkedPage({ from: `${cardPaths.card}/${id}`, title: 'Client card' }, async (viewer) => {
    const card = await findCard(viewer, id);
    if (!card) notFound();
    if (card.clientId) redirect(`${cardPaths.list}/${card.clientId}`);
    const kept = await keptHoursFor(viewer, { cardId: id });
    const facts = [
      ['Email', card.email ?? 'None'],
      ['Phone', card.phone ? <Phone key="phone" of={card.phone} /> : 'None'],
      ['How this person agreed', card.consent ?? cardMessages.sealed],
      ['Invitation', invitedInWords(card, zoneOf(viewer))],
    ] as const;
    return (
      <>
        <PageHead title={card.name} back={{ href: cardPaths.list, label: 'Clients' }} />
        {(await searchParams).done === 'added' && (
          <Alert role="status" variant="success">
            <p>{cardMessages.added}</p>
          </Alert>
        )}
        <Card asChild className="grid max-w-measure gap-3">
          <dl>
            {facts.map(([term, said]) => (
              <div key={term} className="grid gap-0.5">
                <dt className="text-muted-foreground text-small">{term}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{said}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Section id="invite" title="Invite" rows={1}>
          {() => (
            <div className="grid max-w-measure gap-4">
              <p>
                An invitation works once and ends after {invitationDays} days. The person who opens it must
                enter this address or number before it names you. A new invitation replaces the one before.
              </p>
              {card.link && <InvitationLink link={card.link} phone={card.phone} />}
              <div className="flex flex-wrap gap-3">
                {card.email && <CardStep step="mail" card={id} button="Send invitation by email" />}
                {(card.email || card.phone) && (
                  <CardStep step="link" card={id} button="Make a link for WhatsApp" />
                )}
              </div>
              {!card.email && !card.phone && <p>{cardMessages['no-contact']}</p>}
            </div>
          )}
        </Section>
        {kept && (
          <Section id="hours" title="Regular hours" rows={1}>
            {() => (
              <div className="grid max-w-measure gap-4">
                <p>No one else can book a regular hour. Once this person has an account, they can book it.</p>
                <KeptHours
                  kept={kept}
                  whom={{ card: id }}
                  name={card.name}
                  postTo={`${cardPaths.card}/${id}`}
                />
              </div>
            )}
          </Section>
        )}
        <Section id="brought" title="From another practice" rows={1}>
          {async () => <BroughtFamilies families={await broughtAbout(viewer, id)} />}
        </Section>
        <Section id="remove" title="Delete" rows={1}>
          {() => (
            <div className="grid max-w-measure gap-4">
              <p>
                Deletes this card with its regular hours and the records from another practice, and ends its
                invitation. The person is not notified.
              </p>
              <CardStep step="remove" card={id} button="Delete client card" />
            </div>
          )}
        </Section>
      </>
    );
  });
}
