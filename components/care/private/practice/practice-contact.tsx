import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Phone } from '@/components/ui/format';
import type { OpenedClient } from '@/lib/care/session/clients/queries';
import { zoneInWords } from '@/lib/format/zone-choices';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-small">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const sections = [
  ['plans', 'New plan'],
  ['quotations', 'New quotation'],
] as const;

/** How to reach the client, and links to what can be made for them. */
export function ClientContact({ client }: { readonly client: OpenedClient }) {
  const { firstName, email, phone, timeZone } = client;
  return (
    <Card asChild className="grid gap-5">
      <section aria-label="Contact details">
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          <Fact name="Email">
            <a href={`mailto:${email}`} className="wrap-anywhere -my-2 inline-block py-2 text-link">
              {email}
            </a>
          </Fact>
          {phone && (
            <Fact name="Phone">
              <Phone of={phone} className="wrap-anywhere -my-2 inline-block py-2 text-link" />
            </Fact>
          )}
          <Fact name="Reads times in">{zoneInWords(timeZone)}</Fact>
        </dl>
        <p className="text-muted-foreground text-small">{firstName} can see when you opened this page.</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {sections.map(([section, label]) => (
            <li key={section}>
              <a
                href={`/therapist-dashboard/${section}/new?client=${client.id}`}
                className="tap wrap-anywhere text-link"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
