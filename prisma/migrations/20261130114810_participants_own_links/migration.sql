ALTER TABLE "participants" ADD COLUMN "link_id" UUID NOT NULL DEFAULT gen_random_uuid();

-- The links that were mailed name the booking, and go on working.
UPDATE participants SET link_id = booking_id WHERE seat = 1;

CREATE UNIQUE INDEX "participants_link_id_key" ON "participants"("link_id");
