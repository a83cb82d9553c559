CREATE TABLE "bulk_runs" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "act" TEXT NOT NULL,
    "reason" TEXT,
    "request_id" TEXT NOT NULL,
    "started_by" UUID,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_runs_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "bulk_rows" (
    "run_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "is_done" BOOLEAN,
    "said" TEXT,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_rows_pkey" PRIMARY KEY ("run_id","position")
);

CREATE INDEX "bulk_runs_started_at_idx" ON "bulk_runs"("started_at");

ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_started_by_fkey" FOREIGN KEY ("started_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "bulk_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE bulk_runs
  ADD CONSTRAINT bulk_runs_act_name CHECK (act ~ '^[a-z]+(-[a-z]+)*$' AND length(act) <= 40),
  ADD CONSTRAINT bulk_runs_reason_length CHECK (is_prose(reason, 1, 1000));

ALTER TABLE bulk_rows
  ADD CONSTRAINT bulk_rows_position_counts CHECK (position >= 0),
  ADD CONSTRAINT bulk_rows_subject_id CHECK (subject ~ '^[0-9a-f-]{1,36}$'),
  ADD CONSTRAINT bulk_rows_said_when_not_done CHECK ((is_done IS NOT DISTINCT FROM false) = (said IS NOT NULL)),
  ADD CONSTRAINT bulk_rows_done_at CHECK ((is_done IS NULL) = (done_at IS NULL));

-- What is still to do of a run.
CREATE INDEX bulk_rows_waiting ON bulk_rows (run_id, position) WHERE is_done IS NULL;
