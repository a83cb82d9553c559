-- The guest of an appointment gets homework too. The account that takes the appointment over gets its folder.
ALTER TABLE "care_folders" ALTER COLUMN "client_id" DROP NOT NULL;
ALTER TABLE "care_folders" ADD COLUMN "booking_id" UUID;
CREATE UNIQUE INDEX "care_folders_booking_id_key" ON "care_folders"("booking_id");
ALTER TABLE "care_folders" ADD CONSTRAINT "care_folders_booking_id_fkey"
  FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE care_folders ADD CONSTRAINT care_folders_of_one_person
  CHECK ((client_id IS NULL) <> (booking_id IS NULL));
