-- Limits slide: a bucket keeps when it was used instead of a number for each fixed stretch of time. Counts of the last
-- hours are forgotten, as after a crash: the table is unlogged.
DELETE FROM rate_limits;
ALTER TABLE rate_limits
  DROP COLUMN "window",
  DROP COLUMN attempts,
  ADD COLUMN events BIGINT[],
  ADD CONSTRAINT rate_limits_events_bounded CHECK (cardinality(events) <= 10000);
