import 'server-only';
import type { Member } from '@/lib/account/session/session';
import { calendarWhere, type WhoseCalendar } from '@/lib/booking/calendar/availability/access';
import type { MeetingTerms } from '@/lib/booking/meeting/rules';
import { readTermsOf } from '@/lib/booking/meeting/terms';

/** Where the viewer's appointments meet, or null when they may open no such calendar. */
export async function readMeetingTerms(viewer: Member, whose: WhoseCalendar): Promise<MeetingTerms | null> {
  const where = await calendarWhere(viewer, whose);
  return where && readTermsOf(where);
}
