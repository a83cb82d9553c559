ALTER TABLE "assessments" ADD COLUMN     "safety_mark" BOOLEAN;

CREATE TABLE "measure_requests" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "client_id" UUID NOT NULL,
    "therapist_id" UUID NOT NULL,
    "instrument" TEXT NOT NULL,
    "rhythm" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answered_at" TIMESTAMPTZ(3),
    "next_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "ended_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "measure_requests_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "measure_requests_client_id_created_at_idx" ON "measure_requests"("client_id", "created_at" DESC);
CREATE INDEX "measure_requests_therapist_id_client_id_idx" ON "measure_requests"("therapist_id", "client_id");

ALTER TABLE "measure_requests" ADD CONSTRAINT "measure_requests_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "measure_requests" ADD CONSTRAINT "measure_requests_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE assessments
  DROP CONSTRAINT assessments_score_range,
  ADD CONSTRAINT assessments_score_range CHECK (
    score BETWEEN 0 AND CASE assessment_type
      WHEN 'PHQ-9' THEN 27 WHEN 'GAD-7' THEN 21 WHEN 'WHO-5' THEN 100 WHEN 'K6' THEN 24 WHEN 'AUDIT-C' THEN 12
      ELSE 1000 END);

ALTER TABLE measure_requests
  ADD CONSTRAINT measure_requests_instrument_line CHECK (is_line(instrument, 1, 60)),
  ADD CONSTRAINT measure_requests_rhythm_known CHECK (rhythm IN ('once', 'fortnightly')),
  ADD CONSTRAINT measure_requests_ended_known CHECK (
    (ended_at IS NULL) = (ended_by IS NULL) AND ended_by IN ('client', 'therapist', 'answer', 'rule')),
  -- While an answer is awaited, and after the end, nothing is asked.
  ADD CONSTRAINT measure_requests_next_waits CHECK (
    next_at IS NULL OR (ended_at IS NULL AND coalesce(answered_at >= asked_at, false) AND rhythm = 'fortnightly'));
-- The same thing is asked only once at a time.
CREATE UNIQUE INDEX measure_requests_one_open ON measure_requests (client_id, therapist_id, instrument)
  WHERE ended_at IS NULL;
CREATE INDEX measure_requests_due ON measure_requests (next_at) WHERE next_at IS NOT NULL;
