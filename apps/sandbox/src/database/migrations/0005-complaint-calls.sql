-- Unwanted calls of a collector, as the borrower noted them: the last one (yyyy-mm-dd hh:mm in Manila) and their number.
alter table complaints add column call_at text not null default '';
alter table complaints add column call_count integer not null default 0;
