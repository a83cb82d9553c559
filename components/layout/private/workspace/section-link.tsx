import type { ComponentType, SVGProps } from 'react';
import type { SectionIcon } from '@/components/layout/private/workspace/sections';
import {
  BadgeCheck,
  Briefcase,
  CalendarClock,
  CircleUserRound,
  FileText,
  HeartHandshake,
  House,
  Inbox,
  IndianRupee,
  MessagesSquare,
  SlidersHorizontal,
  Users,
} from '@/components/ui/icons';

/** The picture of each kind of section. */
export const sectionIcons: Readonly<Record<SectionIcon, ComponentType<SVGProps<SVGSVGElement>>>> = {
  home: House,
  calendar: CalendarClock,
  people: Users,
  messages: MessagesSquare,
  requests: Inbox,
  money: IndianRupee,
  care: HeartHandshake,
  practice: Briefcase,
  directory: BadgeCheck,
  content: FileText,
  system: SlidersHorizontal,
  account: CircleUserRound,
};

const most = 99;

type CountProps = {
  readonly of: number;
  readonly className?: string;
};

/** A number beside a link, in words for screen readers; nothing for 0. */
export function Count({ of, className = '' }: CountProps) {
  if (of <= 0) return null;
  return (
    <span className={`font-semibold text-small text-warm-strong tabular-nums ${className}`}>
      {of > most ? `${most}+` : of}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
