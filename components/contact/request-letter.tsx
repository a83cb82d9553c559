import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Phone, When } from '@/components/ui/format';
import type { ContactRequestView } from '@/lib/contact/queries';
import { contactMethods } from '@/lib/contact/rules';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
      <dt className="font-semibold">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A message to a therapist, with the ways to answer it. */
export function RequestLetter({
  request,
  timeZone,
}: {
  readonly request: ContactRequestView;
  /** Zone of the reader. */
  readonly timeZone: string;
}) {
  const { userName, userEmail, userPhone, preferredContactMethod, message, createdAt, reference } = request;
  const method = contactMethods.find(({ value }) => value === preferredContactMethod)?.label;
  return (
    <Card asChild className="grid gap-6">
      <article>
        <p className="whitespace-pre-wrap wrap-anywhere text-lead">{message}</p>
        <dl className="grid gap-3 border-border border-t pt-5">
          <Fact name="From">{userName}</Fact>
          <Fact name="Email">
            <a href={`mailto:${userEmail}`} className="text-link">
              {userEmail}
            </a>
          </Fact>
          {userPhone && (
            <Fact name="Phone">
              <Phone of={userPhone} className="text-link" />
            </Fact>
          )}
          <Fact name="Prefers">{method}</Fact>
          <Fact name="Written">
            <When at={createdAt} zone={timeZone} as="instant" />
          </Fact>
          <Fact name="Reference">{reference}</Fact>
        </dl>
      </article>
    </Card>
  );
}
