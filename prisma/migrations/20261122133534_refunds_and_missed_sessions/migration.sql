-- A refunded quotation says so, and "did not come" can be taken back.
ALTER TABLE "therapy_sessions" ADD COLUMN "missed_at" TIMESTAMPTZ(3);

ALTER TABLE therapy_sessions
  ADD CONSTRAINT therapy_sessions_missed_at CHECK (missed_at IS NULL OR status = 'no_show');

ALTER TABLE quotations
  DROP CONSTRAINT quotations_status_known,
  ADD CONSTRAINT quotations_status_known CHECK (
    status IN ('pending', 'accepted', 'declined', 'expired', 'withdrawn', 'paid', 'refunded'));

ALTER TABLE quotation_events
  DROP CONSTRAINT quotation_events_status_known,
  ADD CONSTRAINT quotation_events_status_known CHECK (
    status IN ('pending', 'accepted', 'declined', 'expired', 'withdrawn', 'paid', 'refunded'));
