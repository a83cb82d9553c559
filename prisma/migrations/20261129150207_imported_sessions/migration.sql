-- A calendar has no columns.
ALTER TABLE "card_imports" ALTER COLUMN "columns" DROP NOT NULL;
-- A calendar may have nothing to come.
ALTER TABLE card_imports
  DROP CONSTRAINT card_imports_lines_range,
  ADD CONSTRAINT card_imports_lines_range CHECK (lines BETWEEN CASE WHEN columns IS NULL THEN 0 ELSE 1 END AND 10000);

CREATE TABLE "imported_sessions" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "therapist_id" UUID NOT NULL,
    "import_id" UUID,
    "booking_id" UUID NOT NULL,
    "card_id" UUID,
    "key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "imported_sessions_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "imported_sessions_booking_id_key" ON "imported_sessions"("booking_id");

CREATE INDEX "imported_sessions_import_id_idx" ON "imported_sessions"("import_id");

CREATE INDEX "imported_sessions_card_id_idx" ON "imported_sessions"("card_id");

CREATE UNIQUE INDEX "imported_sessions_therapist_id_key_key" ON "imported_sessions"("therapist_id", "key");

ALTER TABLE "imported_sessions" ADD CONSTRAINT "imported_sessions_therapist_id_fkey" FOREIGN KEY ("therapist_id") REFERENCES "therapists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "imported_sessions" ADD CONSTRAINT "imported_sessions_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "card_imports"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "imported_sessions" ADD CONSTRAINT "imported_sessions_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "imported_sessions" ADD CONSTRAINT "imported_sessions_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "client_cards"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE imported_sessions
  ADD CONSTRAINT imported_sessions_key_hash CHECK (key ~ '^[A-Za-z0-9_-]{43}$');
