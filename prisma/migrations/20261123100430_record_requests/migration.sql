CREATE TABLE "record_requests" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "client_id" UUID NOT NULL,
    "therapist_id" UUID NOT NULL,
    "sealed_key" BYTEA NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "withheld_because" TEXT,
    "sealed" BYTEA,
    "read_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "urged_at" TIMESTAMPTZ(3),
    "late_told_at" TIMESTAMPTZ(3),

    CONSTRAINT "record_requests_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "record_papers" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "request_id" UUID NOT NULL,
    "file_id" UUID,
    "sealed" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "record_papers_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "record_requests_client_id_asked_at_idx" ON "record_requests"("client_id", "asked_at" DESC);
CREATE INDEX "record_requests_therapist_id_asked_at_idx" ON "record_requests"("therapist_id", "asked_at" DESC);
CREATE INDEX "record_requests_asked_at_idx" ON "record_requests"("asked_at" DESC);
CREATE UNIQUE INDEX "record_papers_file_id_key" ON "record_papers"("file_id");
CREATE INDEX "record_papers_request_id_created_at_idx" ON "record_papers"("request_id", "created_at");

ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "record_requests" ADD CONSTRAINT "record_requests_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "record_papers" ADD CONSTRAINT "record_papers_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "record_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "record_papers" ADD CONSTRAINT "record_papers_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One request at a time for a client and a therapist; the clocks look at these alone.
CREATE UNIQUE INDEX record_requests_one_open ON record_requests (client_id, therapist_id)
  WHERE answered_at IS NULL AND withdrawn_at IS NULL;

ALTER TABLE record_requests
  ADD CONSTRAINT record_requests_key_wrapped CHECK (octet_length(sealed_key) = 68),
  ADD CONSTRAINT record_requests_sealed_length CHECK (octet_length(sealed) BETWEEN 29 AND 262144),
  ADD CONSTRAINT record_requests_answered_whole CHECK ((answered_at IS NULL) = (sealed IS NULL)),
  ADD CONSTRAINT record_requests_ended_once CHECK (answered_at IS NULL OR withdrawn_at IS NULL),
  ADD CONSTRAINT record_requests_withheld_known CHECK (withheld_because IN ('self', 'others')),
  ADD CONSTRAINT record_requests_due_later CHECK (due_at > asked_at);

ALTER TABLE record_papers
  ADD CONSTRAINT record_papers_sealed_length CHECK (octet_length(sealed) BETWEEN 29 AND 8192);
