-- A purchase keeps the lengths of its meetings, and each meeting is one booking.
ALTER TABLE "payment_submissions" ADD COLUMN "meetings" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
ALTER TABLE "bookings" ADD COLUMN "meeting_number" INTEGER NOT NULL DEFAULT 1;

DROP INDEX "bookings_payment_submission_id_key";
CREATE UNIQUE INDEX "bookings_payment_submission_id_meeting_number_key" ON "bookings"("payment_submission_id", "meeting_number");

ALTER TABLE payment_submissions ADD CONSTRAINT payment_submissions_meetings_of_product CHECK (
  meetings IS NOT NULL AND cardinality(meetings) <= 12 AND 10 <= ALL (meetings) AND 480 >= ALL (meetings)
  AND array_position(meetings, NULL) IS NULL AND (product_slug IS NOT NULL OR meetings = '{}'));
ALTER TABLE bookings ADD CONSTRAINT bookings_meeting_number_range CHECK (meeting_number BETWEEN 1 AND 12);

-- Purchases by whose link nothing is booked. The others have their first talk, in which their meetings are agreed.
UPDATE payment_submissions p SET meetings = sold.minutes
FROM (VALUES
  ('individual-counseling', ARRAY[50]), ('couples-marriage-therapy', ARRAY[75]), ('family-therapy', ARRAY[80]),
  ('screening-assessments', ARRAY[45]), ('diagnostic-evaluation', ARRAY[90, 45]),
  ('detailed-psychological-assessment', ARRAY[120, 120, 120])) AS sold (slug, minutes)
WHERE p.product_slug = sold.slug
  AND NOT EXISTS (SELECT FROM bookings b WHERE b.payment_submission_id = p.id AND b.status = 'confirmed');
