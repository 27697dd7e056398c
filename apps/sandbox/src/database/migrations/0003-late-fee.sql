alter table products add column late_fee text not null default 'loan-terms' check (late_fee in ('loan-terms', 'capped'));
update products set late_fee = 'capped' where id = 'p-1';
