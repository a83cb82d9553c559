-- A kind of session may have its own costs of late cancelling and of not coming; no value means the therapist's.
ALTER TABLE "session_kinds" ADD COLUMN "late_rule" TEXT, ADD COLUMN "missed_rule" TEXT;

ALTER TABLE session_kinds
  ADD CONSTRAINT session_kinds_late_rule_known CHECK (late_rule IN ('usual', 'none', 'half', 'all', 'half-all-24', 'half-all-12')),
  ADD CONSTRAINT session_kinds_missed_rule_known CHECK (missed_rule IN ('usual', 'none', 'half', 'all'));
