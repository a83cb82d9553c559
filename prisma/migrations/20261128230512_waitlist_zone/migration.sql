ALTER TABLE "waitlist_entries" ADD COLUMN "time_zone" TEXT NOT NULL DEFAULT 'Asia/Kolkata',
  ADD CONSTRAINT waitlist_entries_zone_shape CHECK (is_time_zone(time_zone));
