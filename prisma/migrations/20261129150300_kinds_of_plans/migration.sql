ALTER TABLE "therapy_sessions" ALTER COLUMN "session_type" SET DEFAULT 'Individual session';
ALTER TABLE "therapy_plans" ADD COLUMN "kind_id" UUID;
ALTER TABLE "quotations" ADD COLUMN "kind_id" UUID;

CREATE INDEX "therapy_plans_kind_id_idx" ON "therapy_plans"("kind_id");
CREATE INDEX "quotations_kind_id_idx" ON "quotations"("kind_id");

ALTER TABLE "therapy_plans" ADD CONSTRAINT "therapy_plans_kind_id_fkey" FOREIGN KEY ("kind_id") REFERENCES "session_kinds"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_kind_id_fkey" FOREIGN KEY ("kind_id") REFERENCES "session_kinds"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Until now plans paid for sessions of the first kind only.
UPDATE therapy_plans SET kind_id = first_kind_of(therapist_id);
UPDATE quotations SET kind_id = first_kind_of(therapist_id) WHERE sessions IS NOT NULL;

-- Six fixed words named the type of a session; now its kind does.
UPDATE therapy_sessions s SET session_type = coalesce(
  (SELECT kind_name FROM bookings b WHERE b.id = s.booking_id),
  CASE session_type
    WHEN 'individual' THEN 'Individual session'
    WHEN 'couple' THEN 'Couples session'
    WHEN 'family' THEN 'Family session'
    WHEN 'group' THEN 'Group session'
    WHEN 'corporate' THEN 'Session through an employer'
    WHEN 'assessment' THEN 'Assessment session'
    ELSE session_type END);
