import type { ComponentType, SVGProps } from 'react';
import {
  BadgeCheck,
  DoorOpen,
  Download,
  FileText,
  HeartHandshake,
  Inbox,
  MessageSquareText,
  Search,
} from '@/components/ui/icons';

export type PrivacySection = {
  readonly href: `/account/privacy/${string}`;
  readonly title: string;
  readonly text: string;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
};

/** Pages for one's own data, in the order in which people look for them. */
export const privacySections: readonly PrivacySection[] = [
  {
    href: '/account/privacy/held',
    title: 'What we hold about you',
    text: 'Each kind of data: why we hold it, for how long, and what happens if you delete your account.',
    Icon: FileText,
  },
  {
    href: '/account/privacy/consents',
    title: 'What you agreed to',
    text: 'Withdraw or renew each consent with one tap.',
    Icon: BadgeCheck,
  },
  {
    href: '/account/privacy/copy',
    title: 'A copy of your data',
    text: 'Download all your data in one file.',
    Icon: Download,
  },
  {
    href: '/account/privacy/access',
    title: 'Who opened your record',
    text: 'Every view and change, with the date and the person.',
    Icon: Search,
  },
  {
    href: '/account/privacy/correction',
    title: 'Correct your details',
    text: 'Details you cannot change yourself, such as your email address.',
    Icon: MessageSquareText,
  },
  {
    href: '/account/privacy/nominee',
    title: 'Your nominee',
    text: 'A person who can act for you if you die or become unable to.',
    Icon: HeartHandshake,
  },
  {
    href: '/account/privacy/complaint',
    title: 'Make a complaint',
    text: 'You get a reference number, and an answer by a fixed date.',
    Icon: Inbox,
  },
  {
    href: '/account/privacy/delete',
    title: 'Delete your account',
    text: 'What we delete at once, what we delete later, and what the law requires us to keep.',
    Icon: DoorOpen,
  },
];
