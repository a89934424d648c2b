module rubric

go 1.19
