CREATE TABLE "brought_records" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "reading_id" UUID,
    "client_id" UUID,
    "card_id" UUID,
    "sealed_key" BYTEA NOT NULL,
    "sealed" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "brought_records_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "brought_papers" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "record_id" UUID NOT NULL,
    "file_id" UUID,
    "sealed" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "brought_papers_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "brought_records_therapist_id_created_at_idx" ON "brought_records"("therapist_id", "created_at");
CREATE INDEX "brought_records_reading_id_idx" ON "brought_records"("reading_id");
CREATE INDEX "brought_records_client_id_idx" ON "brought_records"("client_id");
CREATE INDEX "brought_records_card_id_idx" ON "brought_records"("card_id");
CREATE UNIQUE INDEX "brought_papers_file_id_key" ON "brought_papers"("file_id");
CREATE INDEX "brought_papers_record_id_idx" ON "brought_papers"("record_id");

ALTER TABLE "brought_records" ADD CONSTRAINT "brought_records_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "brought_records" ADD CONSTRAINT "brought_records_reading_id_fkey" FOREIGN KEY ("reading_id") REFERENCES "brought_records"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "brought_records" ADD CONSTRAINT "brought_records_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "brought_records" ADD CONSTRAINT "brought_records_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "client_cards"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "brought_papers" ADD CONSTRAINT "brought_papers_record_id_fkey" FOREIGN KEY ("record_id") REFERENCES "brought_records"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "brought_papers" ADD CONSTRAINT "brought_papers_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE brought_records
  ADD CONSTRAINT brought_records_key_wrapped CHECK (octet_length(sealed_key) = 68),
  -- The largest file unpacked, and its seal.
  ADD CONSTRAINT brought_records_sealed_length CHECK (octet_length(sealed) BETWEEN 29 AND 33554432),
  -- A part belongs to one person, the reading itself to the practice.
  ADD CONSTRAINT brought_records_of_one CHECK (num_nonnulls(client_id, card_id) = CASE WHEN reading_id IS NULL THEN 0 ELSE 1 END);

ALTER TABLE brought_papers
  ADD CONSTRAINT brought_papers_sealed_length CHECK (octet_length(sealed) BETWEEN 29 AND 8192);
