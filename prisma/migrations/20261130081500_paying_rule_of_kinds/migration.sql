-- A kind of session may be paid ahead or afterwards; no value means the therapist's rule.
ALTER TABLE "session_kinds" ADD COLUMN "paying_rule" TEXT;

ALTER TABLE session_kinds ADD CONSTRAINT session_kinds_paying_rule_known CHECK (paying_rule IN ('ahead', 'after'));
