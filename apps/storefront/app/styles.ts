import '@selvedge/ui/base.css';
import './layouts/error-page.css';
