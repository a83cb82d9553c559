import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { calendarWhere, type WhoseCalendar } from '@/lib/booking/calendar/availability/access';
import { type MeetingTerms, meetingShown } from '@/lib/booking/meeting/rules';
import { readTermsOf } from '@/lib/booking/meeting/terms';
import { versionOf } from '@/lib/server/action/outdated';

export type OwnTerms = MeetingTerms & { readonly version: string };

/** Where the viewer's appointments take place; null if they may open no such calendar. */
export async function readMeetingTerms(viewer: Member, whose: WhoseCalendar): Promise<OwnTerms | null> {
  const where = await calendarWhere(viewer, whose);
  if (!where) return null;
  const terms = await readTermsOf(where);
  return { ...terms, version: versionOf(meetingShown(terms)) };
}
