import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { env } from '@/lib/server/env';
import type { LegalIdentity } from '@/lib/site/owner/kind';

export function Points({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-primary">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text, never reordered
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

export function To({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text-link">
      {children}
    </a>
  );
}

export function Mailbox() {
  return <To href={`mailto:${env.SUPPORT_EMAIL}`}>{env.SUPPORT_EMAIL}</To>;
}

/** Owner, address and the grievance officer, with the response times that the law and we promise. */
export function WhoAnswers({ owner: { legalName, address, grievanceOfficer } }: { owner: LegalIdentity }) {
  return (
    <Card asChild variant="outline" size="sm" className="grid gap-x-6 gap-y-2 sm:grid-cols-[11rem_1fr]">
      <dl>
        <dt className="font-semibold">Owner</dt>
        <dd>
          {legalName}, {address}
        </dd>
        <dt className="font-semibold">Grievance officer</dt>
        <dd>
          {grievanceOfficer.name}, {grievanceOfficer.hours}
        </dd>
        <dt className="font-semibold">Email</dt>
        <dd>
          <Mailbox />
        </dd>
        <dt className="font-semibold">Complaints</dt>
        <dd>
          <To href="/grievance">Make a complaint</To>
        </dd>
        <dt className="font-semibold">We acknowledge</dt>
        <dd>within 48 hours</dd>
        <dt className="font-semibold">We answer</dt>
        <dd>within one month</dd>
      </dl>
    </Card>
  );
}
