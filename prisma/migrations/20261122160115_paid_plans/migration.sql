-- Plans that are paid ahead: how many sessions a quotation is for, and a plan's account in sessions and money.
ALTER TABLE "quotations" ADD COLUMN "sessions" INTEGER;
ALTER TABLE "therapy_plans" ADD COLUMN "quotation_id" UUID;
ALTER TABLE "bookings" ADD COLUMN "plan_id" UUID;

CREATE TABLE "plan_credit_entries" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "plan_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "sessions" INTEGER NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "booking_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plan_credit_entries_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "plan_credit_entries_plan_id_at_idx" ON "plan_credit_entries"("plan_id", "at");
CREATE INDEX "plan_credit_entries_booking_id_idx" ON "plan_credit_entries"("booking_id");
CREATE UNIQUE INDEX "therapy_plans_quotation_id_key" ON "therapy_plans"("quotation_id");
CREATE INDEX "bookings_plan_id_starts_at_idx" ON "bookings"("plan_id", "starts_at");

ALTER TABLE "therapy_plans" ADD CONSTRAINT "therapy_plans_quotation_id_fkey"
  FOREIGN KEY ("quotation_id") REFERENCES "quotations"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_plan_id_fkey"
  FOREIGN KEY ("plan_id") REFERENCES "therapy_plans"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "plan_credit_entries" ADD CONSTRAINT "plan_credit_entries_plan_id_fkey"
  FOREIGN KEY ("plan_id") REFERENCES "therapy_plans"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "plan_credit_entries" ADD CONSTRAINT "plan_credit_entries_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE quotations
  ADD CONSTRAINT quotations_sessions_range CHECK (sessions BETWEEN 1 AND 500);

ALTER TABLE plan_credit_entries
  ADD CONSTRAINT plan_credit_entries_kind_known CHECK (kind IN ('paid', 'refunded', 'held', 'used')),
  ADD CONSTRAINT plan_credit_entries_sessions_some CHECK (sessions BETWEEN -500 AND 500 AND sessions <> 0),
  ADD CONSTRAINT plan_credit_entries_amount_sign CHECK (amount * sign(sessions) >= 0 AND abs(amount) <= 1000000),
  ADD CONSTRAINT plan_credit_entries_held_free CHECK (kind <> 'held' OR amount = 0);

-- Whoever writes: no sum of a plan falls below nothing, and nobody holds or uses more than was paid.
CREATE FUNCTION cover_plan_credit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  s record;
BEGIN
  -- Entries of one plan come one after the other, so that the second counts the first.
  PERFORM 1 FROM therapy_plans WHERE id = NEW.plan_id FOR NO KEY UPDATE;
  SELECT
    coalesce(sum(sessions) FILTER (WHERE kind = 'paid'), 0) AS paid,
    coalesce(sum(sessions) FILTER (WHERE kind = 'refunded'), 0) AS refunded,
    coalesce(sum(sessions) FILTER (WHERE kind = 'used'), 0) AS used,
    coalesce(sum(sessions) FILTER (WHERE kind = 'held'), 0) AS held,
    coalesce(sum(amount) FILTER (WHERE kind = 'paid'), 0) AS paid_amount,
    coalesce(sum(amount) FILTER (WHERE kind = 'refunded'), 0) AS refunded_amount,
    coalesce(sum(amount) FILTER (WHERE kind = 'used'), 0) AS used_amount
  INTO s FROM plan_credit_entries WHERE plan_id = NEW.plan_id;
  IF least(s.paid, s.refunded, s.used, s.held, s.paid - s.refunded - s.used - s.held,
    s.refunded_amount, s.used_amount, s.paid_amount - s.refunded_amount - s.used_amount) < 0 THEN
    RAISE EXCEPTION 'a plan has no session left for this' USING ERRCODE = 'check_violation',
      CONSTRAINT = 'plan_credit_entries_covered', TABLE = 'plan_credit_entries';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER plan_credit_entries_covered AFTER INSERT ON plan_credit_entries
  FOR EACH ROW EXECUTE FUNCTION cover_plan_credit();

-- Entries go with their plan, and an entry forgets an appointment that is deleted; nothing else changes them.
CREATE FUNCTION keep_plan_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM therapy_plans WHERE id = OLD.plan_id) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.booking_id IS NULL
    AND to_jsonb(NEW) - 'booking_id' = to_jsonb(OLD) - 'booking_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER plan_credit_entries_never_change BEFORE UPDATE OR DELETE ON plan_credit_entries
  FOR EACH ROW EXECUTE FUNCTION keep_plan_credit();
