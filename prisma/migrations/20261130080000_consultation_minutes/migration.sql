-- Public pages say the length of the consultation (content/site.ts), so its calendar can have no other. Booked
-- consultations keep their own beginning and end.
UPDATE "calendars" SET "slot_minutes" = 45 WHERE "therapist_id" IS NULL AND "slot_minutes" <> 45;
ALTER TABLE "calendars"
  ADD CONSTRAINT calendars_consultation_minutes CHECK ("therapist_id" IS NOT NULL OR "slot_minutes" = 45);
