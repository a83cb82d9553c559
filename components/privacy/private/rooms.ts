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

/** A page of the privacy centre below its first one. */
export type PrivacyRoom = {
  readonly href: `/account/privacy/${string}`;
  readonly title: string;
  readonly text: string;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
};

/** What people can do with their data, in the order in which they look for it. */
export const privacyRooms: readonly PrivacyRoom[] = [
  {
    href: '/account/privacy/held',
    title: 'What we hold about you',
    text: 'Kind by kind: why, how long, and what becomes of it if you leave.',
    Icon: FileText,
  },
  {
    href: '/account/privacy/consents',
    title: 'What you agreed to',
    text: 'Each consent by itself. Take it back, or give it again, with one press.',
    Icon: BadgeCheck,
  },
  {
    href: '/account/privacy/copy',
    title: 'A copy of your data',
    text: 'Everything we hold of you in one file, to read and to take along.',
    Icon: Download,
  },
  {
    href: '/account/privacy/access',
    title: 'Who opened your record',
    text: 'Each look and each change, with the day and who it was.',
    Icon: Search,
  },
  {
    href: '/account/privacy/correction',
    title: 'Have something corrected',
    text: 'What you cannot change yourself, such as your email address.',
    Icon: MessageSquareText,
  },
  {
    href: '/account/privacy/nominee',
    title: 'Your nominee',
    text: 'Somebody who may act for you here if you die or no longer can.',
    Icon: HeartHandshake,
  },
  {
    href: '/account/privacy/complaint',
    title: 'Make a complaint',
    text: 'It gets a number, an answer and a day by which you have it.',
    Icon: Inbox,
  },
  {
    href: '/account/privacy/delete',
    title: 'Delete your account',
    text: 'What goes at once, what goes later, and what the law makes us keep.',
    Icon: DoorOpen,
  },
];
