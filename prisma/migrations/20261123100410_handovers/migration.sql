CREATE TABLE "handovers" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "client_id" UUID NOT NULL,
    "from_therapist_id" UUID NOT NULL,
    "to_therapist_id" UUID NOT NULL,
    "because" TEXT NOT NULL,
    "last_day" DATE NOT NULL,
    "started_by" TEXT NOT NULL,
    "house_reason" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "answer" TEXT,
    "shares_results" BOOLEAN NOT NULL DEFAULT false,
    "shares_summary" BOOLEAN NOT NULL DEFAULT false,
    "sealed_key" BYTEA,
    "sealed" BYTEA,
    "signed_at" TIMESTAMPTZ(3),

    CONSTRAINT "handovers_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "handover_lines" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "handover_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT,
    "moment" TIMESTAMPTZ(3),
    "sessions" INTEGER,
    "amount" DECIMAL(12,2),

    CONSTRAINT "handover_lines_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "handovers_client_id_started_at_idx" ON "handovers"("client_id", "started_at" DESC);
CREATE INDEX "handovers_from_therapist_id_client_id_idx" ON "handovers"("from_therapist_id", "client_id");
CREATE INDEX "handovers_to_therapist_id_client_id_idx" ON "handovers"("to_therapist_id", "client_id");
CREATE INDEX "handovers_started_at_idx" ON "handovers"("started_at" DESC);
CREATE INDEX "handover_lines_handover_id_idx" ON "handover_lines"("handover_id");

ALTER TABLE "handovers" ADD CONSTRAINT "handovers_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_from_therapist_id_fkey" FOREIGN KEY ("from_therapist_id") REFERENCES "therapists"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_to_therapist_id_fkey" FOREIGN KEY ("to_therapist_id") REFERENCES "therapists"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "handover_lines" ADD CONSTRAINT "handover_lines_handover_id_fkey" FOREIGN KEY ("handover_id") REFERENCES "handovers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One question at a time for a client and the therapist who passes them on.
CREATE UNIQUE INDEX handovers_one_open ON handovers (client_id, from_therapist_id)
  WHERE answered_at IS NULL AND withdrawn_at IS NULL;

ALTER TABLE handovers
  ADD CONSTRAINT handovers_to_another CHECK (from_therapist_id <> to_therapist_id),
  ADD CONSTRAINT handovers_because_known CHECK (because IN ('leaving', 'absent', 'died')),
  ADD CONSTRAINT handovers_started_by_known CHECK (started_by IN ('therapist', 'admin')),
  -- The house says why; a therapist need not.
  ADD CONSTRAINT handovers_house_reason CHECK ((started_by = 'admin') = (house_reason IS NOT NULL)),
  ADD CONSTRAINT handovers_house_reason_length CHECK (length(house_reason) BETWEEN 1 AND 1000),
  ADD CONSTRAINT handovers_answer_known CHECK (answer IN ('accepted', 'declined')),
  ADD CONSTRAINT handovers_answered_at CHECK ((answer IS NULL) = (answered_at IS NULL)),
  ADD CONSTRAINT handovers_withdrawn_unanswered CHECK (withdrawn_at IS NULL OR answered_at IS NULL),
  ADD CONSTRAINT handovers_shares_agreed CHECK (
    coalesce(answer = 'accepted', false) OR NOT (shares_results OR shares_summary)),
  ADD CONSTRAINT handovers_key_wrapped CHECK (octet_length(sealed_key) = 68),
  ADD CONSTRAINT handovers_sealed_length CHECK (octet_length(sealed) BETWEEN 29 AND 65536),
  ADD CONSTRAINT handovers_signed_whole CHECK (
    (signed_at IS NULL) = (sealed IS NULL) AND (signed_at IS NULL) = (sealed_key IS NULL));

ALTER TABLE handover_lines
  ADD CONSTRAINT handover_lines_kind_known CHECK (kind IN ('session', 'plan', 'result')),
  ADD CONSTRAINT handover_lines_name_length CHECK (length(name) BETWEEN 1 AND 200),
  ADD CONSTRAINT handover_lines_sessions_range CHECK (sessions BETWEEN 0 AND 1000),
  ADD CONSTRAINT handover_lines_amount_range CHECK (amount BETWEEN 0 AND 1000000),
  ADD CONSTRAINT handover_lines_said CHECK (
    CASE kind WHEN 'session' THEN moment IS NOT NULL WHEN 'plan' THEN name IS NOT NULL
      ELSE name IS NOT NULL AND moment IS NOT NULL END);
