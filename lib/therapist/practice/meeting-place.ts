import 'server-only';
import { Prisma } from '@/generated/prisma/client';

/** SQL over a row of `therapists`: whether a place is given for every way to meet of the listing. */
export const meetingPlaceIsSet = Prisma.sql`NOT EXISTS (
  SELECT FROM unnest(therapists.modes) AS way
  WHERE way IN ('video', 'in_person') AND NOT (way = 'in_person' AND EXISTS (
    SELECT FROM calendars JOIN availability_hours ON calendar_id = calendars.id
    WHERE calendars.therapist_id = therapists.id AND place_id IS NOT NULL)) AND NOT EXISTS (
    SELECT FROM calendars JOIN appointment_terms ON calendar_id = calendars.id
    WHERE calendars.therapist_id = therapists.id
      AND CASE way WHEN 'video' THEN video_link ELSE address END IS NOT NULL))`;
